import { bodyExample, parameterExample } from './callExamples.ts';

type Parameter = { name: string; in: string; required?: boolean; example?: string };
type Media = { example?: unknown };
type Operation = { parameters?: Parameter[]; requestBody?: { content: Record<string, Media> } };

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** The document with an example of all that a call has to be sent: a request made of them is answered. */
export function addExamples<Document extends { paths?: object }>(document: Document): Document {
  const copy = structuredClone(document);
  for (const [path, operations] of Object.entries(copy.paths ?? {}) as [
    string,
    Record<string, Operation>,
  ][]) {
    for (const method of methods) {
      const operation = operations[method];
      if (operation) describe(`${method} ${path}`, operation);
    }
  }
  return copy;
}

function describe(call: string, { parameters = [], requestBody }: Operation): void {
  for (const parameter of parameters) {
    const example = parameterExample(call, parameter);
    if (example !== undefined) parameter.example = example;
  }
  const body = bodyExample(call);
  if (body && requestBody) for (const media of Object.values(requestBody.content)) media.example = body;
}
