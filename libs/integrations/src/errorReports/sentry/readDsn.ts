export type Dsn = {
  /** Where envelopes are posted. */
  readonly endpoint: string;
  readonly publicKey: string;
};

/** `https://<key>@<host>/<path?>/<project>`, as the service shows it. `null` for anything else. */
export function readDsn(text: string): Dsn | null {
  if (!URL.canParse(text)) return null;
  const { protocol, host, username, pathname, search, hash } = new URL(text);
  const path = /^(?<folder>(?:\/[\w.-]+)*)\/(?<project>\d+)\/?$/.exec(pathname)?.groups;
  const isHttp = protocol === 'https:' || protocol === 'http:';
  if (!isHttp || path === undefined || !/^\w+$/.test(username) || search !== '' || hash !== '') return null;
  return {
    endpoint: `${protocol}//${host}${path['folder']}/api/${path['project']}/envelope/`,
    publicKey: username,
  };
}
