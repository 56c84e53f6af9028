import { gpcStatementDay } from '@cancha/site/consent/consentRules';
import { answerFile } from '@cancha/site/files/answerFile';

/**
 * The support resource of Global Privacy Control: every site of ours abides by it, at least in refusing advertising. The same
 * for each of them, whatever services it has today.
 */
export const answerGpc = (request: Request): Promise<Response> =>
  answerFile(request, { type: 'application/json', maxAge: 86_400 }, () =>
    JSON.stringify({ gpc: true, lastUpdate: gpcStatementDay }),
  );
