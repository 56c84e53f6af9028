import { createCockpitForms } from '@cancha/integrations/forms/createCockpitForms';
import { readEnvironment } from '@cancha/site/environment/readEnvironment';
import { sendFormsTo } from '@cancha/site/forms/readerForms';
import { errorReporting } from './errorReporting';

/** Has the forms of this process sent to the CMS. Throws an `EnvironmentError`. */
export function startForms(): void {
  const { CMS_API_URL: baseUrl, CMS_API_TOKEN: token } = readEnvironment(process.env);
  sendFormsTo(createCockpitForms({ baseUrl, token, logger: errorReporting().logger }));
}
