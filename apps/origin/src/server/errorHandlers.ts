import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { errorBody, type ErrorBody } from './ApiProblem.ts';

/** Makes every failure a JSON body of the contract, whoever raised it. */
export function setErrorHandlers(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const body = describeError(error);
    // Without words of ours the logger takes those of the error, which has what a query was given.
    if (body.statusCode >= 500) request.log.error(error, 'A request failed');
    return sendError(reply, body);
  });
  app.setNotFoundHandler((request, reply) =>
    sendError(reply, errorBody(404, 'unknown-path', `There is nothing at ${pathOf(request)}.`)),
  );
}

/** Answers requests that never reach a route: malformed percent escapes, unsupported versions. */
export function answerFrameworkError(
  error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): void {
  void sendError(reply, errorBody(error.statusCode ?? 400, 'bad-request', error.message));
}

function sendError(reply: FastifyReply, body: ErrorBody): FastifyReply {
  return reply
    .code(body.statusCode)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer((value: unknown) => JSON.stringify(value))
    .send(body);
}

function describeError(error: FastifyError): ErrorBody {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const reasons = error.validation.map(({ instancePath, message }) => {
      const field = instancePath.replace(/^\//, '');
      return field ? `${field}: ${message}` : message;
    });
    return errorBody(400, 'bad-request', `${error.validationContext ?? 'request'}: ${reasons.join('; ')}`);
  }
  const status = error.statusCode ?? 500;
  // A reader learns nothing from our stack traces.
  if (status >= 500) return errorBody(status, 'internal', 'The request could not be answered. Try again.');
  return errorBody(status, /^[a-z]+(-[a-z]+)*$/.test(error.code) ? error.code : 'bad-request', error.message);
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? request.url;
}
