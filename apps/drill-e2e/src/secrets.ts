/** What no line of any log may have: the drills send or set all of it. */
export const cmsToken = 'drill-cms-token-5f1c';
export const draftKey = 'drill-draft-key-77aa90';
export const readerAddress = '203.0.113.77';
export const readerToken = 'hunter2-drill';

/** Addresses of e-mail that are signed up in drills. */
export const emailOf = (number: number): string => `lectora.${number}@correo.example.com`;

const secrets = [cmsToken, draftKey, readerAddress, readerToken, '@correo.example'];

/** The lines with a secret, each with the log it is in. */
export function findSecrets(logs: ReadonlyMap<string, () => string>): string[] {
  return [...logs].flatMap(([name, log]) =>
    log()
      .split('\n')
      .filter((line) => secrets.some((secret) => line.includes(secret)))
      .map((line) => `${name}: ${line.slice(0, 300)}`),
  );
}
