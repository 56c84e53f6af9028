import { z } from 'zod';

type JsonSchema = { type?: string; pattern?: string; enum?: unknown[] };
export type Parameter = {
  in: 'path' | 'query' | 'header';
  name: string;
  required: boolean;
  schema: JsonSchema;
  example?: string;
};

/** A call as the OpenAPI document describes it. `name`: `get /soccer/matches`. */
export type Operation = {
  name: string;
  method: string;
  path: string;
  parameters: Parameter[];
  hasBody: boolean;
  /** What the document says may be sent; `undefined`: nothing. */
  bodyExample?: unknown;
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
};

export type ContractDocument = {
  paths: Record<
    string,
    Record<
      string,
      Omit<Operation, 'name' | 'method' | 'path' | 'hasBody' | 'bodyExample'> & {
        requestBody?: { content: Record<string, { example?: unknown }> };
      }
    >
  >;
  components: { schemas: Record<string, object> };
};

/** For tests: every call of an OpenAPI document. */
export function operationsOf({ paths }: ContractDocument): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody, responses }]) => ({
      name: `${method} ${path}`,
      ...{ method, path, parameters, responses },
      hasBody: requestBody !== undefined,
      bodyExample: requestBody?.content['application/json']?.example,
    })),
  );
}

/** `type`: the media type, without its parameters. */
export type Answer = { status: number; type: string; body: unknown };

/** For tests: why an answer is not what the document says of its status, in words; empty when it is. */
export function contractBreaches(
  { components }: ContractDocument,
  { name, responses }: Operation,
  { status, type, body }: Answer,
): string[] {
  const response = responses[status];
  if (!response) return [`${name} answers ${status}, which the document does not have`];
  const schema = response.content?.[type]?.schema;
  if (!schema) return [`${name} has no schema for ${status} as ${type}`];

  // Of the seed nothing was given, so nothing may pass for it.
  const schemas = { ...components.schemas, GivenArticle: { not: {} } };
  const whole = JSON.stringify({ ...schema, $defs: schemas }).replaceAll('#/components/schemas/', '#/$defs/');
  const result = z.fromJSONSchema(JSON.parse(whole) as z.core.JSONSchema.JSONSchema).safeParse(body);
  return result.success ? [] : [`${name} ${status}: ${z.prettifyError(result.error)}`];
}
