import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { noFields, showFaultPage, type PageFields } from './faultPage.ts';
import { pageStyle } from './faultPageStyle.ts';
import { readFaultForm } from './readFaultForm.ts';
import { FaultRules } from './FaultRules.ts';

type Options = { rules: FaultRules };

const removal = z.object({ id: z.string() });
const everyRule = 'all';

/** Nothing but its own style and forms: what a rule says is never run. */
const policy = `default-src 'none'; img-src data:; style-src '${pageStyle.hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** `GET /faults`: a page to see, add and remove rules, of plain forms. */
export const faultPageRoutes: FastifyPluginAsyncZod<Options> = async (app, { rules }) => {
  if (!app.hasContentTypeParser('application/x-www-form-urlencoded')) {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
  }
  app.addHook('onSend', async (_request, reply) => void reply.header('content-security-policy', policy));
  const page = (fields: PageFields = noFields, problem: string | null = null) =>
    showFaultPage({ rules: rules.list(), fields, problem });

  app.get('/faults', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(page()),
  );

  app.post('/faults', { schema: { hide: true } }, (request, reply) => {
    const { fields, result } = readFaultForm(request.body);
    const isFull = rules.size >= FaultRules.most;
    if (typeof result === 'string' || isFull) {
      const problem = typeof result === 'string' ? result : `There are ${FaultRules.most} rules already.`;
      return reply.code(400).type('text/html; charset=utf-8').send(page(fields, problem));
    }
    rules.add(result);
    return reply.redirect('/faults', 303);
  });

  // One that is gone already is what was wanted.
  app.post('/faults/remove', { schema: { hide: true, body: removal } }, (request, reply) => {
    const { id } = request.body;
    if (id === everyRule) rules.clear();
    else rules.remove(id);
    return reply.redirect('/faults', 303);
  });
};
