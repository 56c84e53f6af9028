import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ApiProblem, errorSchema, notFound } from '../server/ApiProblem.ts';
import { faultFields, faultRuleSchema, writeFaultRule, type FaultRule } from './faultRule.ts';
import { FaultRules, type KeptRule } from './FaultRules.ts';
import { faultPageRoutes } from './faultPageRoutes.ts';
import { refuseForeignPages } from './refuseForeignPages.ts';

type Options = { rules: FaultRules };

const keptRuleSchema = z
  .strictObject({
    id: z.string(),
    rule: z.string().meta({ description: 'The rule as ORIGIN_FAULT_RULES takes it' }),
    ...faultFields,
    struck: z.int().meta({ description: 'Requests it struck so far' }),
    isOver: z.boolean().meta({ description: 'Its times or seconds are used up' }),
  })
  .meta({ id: 'FaultRule' });
const ruleListSchema = z.strictObject({ rules: z.array(keptRuleSchema) });
const ruleId = z.object({ id: z.string() });

/** Fields the framework's own type of a schema does not have. */
const ours = { tags: ['faults'], 'x-cancha-extension': true };

const listSchema = {
  ...ours,
  summary: 'Fault rules and how often each applied (an extension of ours)',
  response: { 200: ruleListSchema },
};
const addSchema = {
  ...ours,
  summary: 'Adds a fault rule (an extension of ours)',
  description:
    'Calls that fit `method` and `path` get `fault`: always, or `times` times, for `seconds` seconds, ' +
    'or with a `chance` drawn from `seed`. A single request gets one by its own header `x-origin-fault: status=503`.',
  body: faultRuleSchema,
  response: { 201: keptRuleSchema, 400: errorSchema, 403: errorSchema, 409: errorSchema, 415: errorSchema },
};
const clearSchema = {
  ...ours,
  summary: 'Removes every fault rule (an extension of ours)',
  response: { 200: ruleListSchema, 403: errorSchema },
};
const removeSchema = {
  ...ours,
  summary: 'Removes a fault rule (an extension of ours)',
  params: ruleId,
  response: { 200: ruleListSchema, 400: errorSchema, 403: errorSchema, 404: errorSchema },
};

/** The rules in force: as JSON, and as a page. */
export const faultRoutes: FastifyPluginAsyncZod<Options> = async (app, { rules }) => {
  app.addHook('onRequest', refuseForeignPages);
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  const list = () => ({ rules: rules.list().map(showRule) });

  app.get('/faults/rules', { schema: listSchema }, list);

  app.post('/faults/rules', { schema: addSchema }, async (request, reply) =>
    reply.code(201).send(showRule(addRule(rules, request.body))),
  );

  app.delete('/faults/rules', { schema: clearSchema }, async () => {
    rules.clear();
    return list();
  });

  app.delete('/faults/rules/:id', { schema: removeSchema }, async (request) => {
    const { id } = request.params;
    if (!rules.remove(id)) throw notFound('unknown-rule', `There is no rule ${id}.`);
    return list();
  });

  await app.register(faultPageRoutes, { rules });
};

function addRule(rules: FaultRules, rule: FaultRule): KeptRule {
  if (rules.size < FaultRules.most) return rules.add(rule);
  throw new ApiProblem(409, 'bad-request', `There are ${FaultRules.most} rules already. Remove some.`);
}

function showRule({ id, rule, struck, isOver }: KeptRule): z.infer<typeof keptRuleSchema> {
  return { id, rule: writeFaultRule(rule), ...rule, struck, isOver: isOver() };
}
