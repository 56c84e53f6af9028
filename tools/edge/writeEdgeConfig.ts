import type { EdgeSite } from './readEdgeSites.ts';
import { writeErrorPage } from './writeErrorPage.ts';

/** The process or processes of an app, as `host:port`. */
export type EdgeApp = { readonly name: string; readonly instances: readonly string[] };

export type EdgeOptions = {
  readonly apps: readonly EdgeApp[];
  readonly sites: readonly EdgeSite[];
  /** Where nginx finds `errors` and keeps `cache`. */
  readonly folder: string;
  /** What it listens on, as nginx writes it: `80`, `127.0.0.1:8080`. */
  readonly listen: string;
  /** Proxies before it that are believed when they say whom a request comes from. */
  readonly trusted: readonly string[];
};

/** Parameters that others add to our addresses to know where readers come from. Pages are the same with them and without. */
const tracking =
  'utm_[a-z_]+|gclid|dclid|gbraid|wbraid|fbclid|igshid|msclkid|ttclid|twclid|mc_[ce]id|yclid|_ga|_gl';
/** Each step takes one of them out. More than so many at once make an address of their own, which costs a rendering. */
const trackingSteps = 12;

/**
 * An nginx configuration, for `conf.d`, that stands before instances of apps: pages are kept as long as their `Cache-Control`
 * says, one request at a time renders a page, an old page is given while a new one is made and when none can be, and what
 * readers must not share (previews, forms) is never kept.
 */
export function writeEdgeConfig({ apps, sites, folder, listen, trusted }: EdgeOptions): string {
  const steps = Array.from({ length: trackingSteps }, (_, step) => step);
  return [
    '# Written by `npm run edge` from the table of sites: change that, not this file.',
    `proxy_cache_path "${folder}/cache" levels=1:2 keys_zone=pages:32m max_size=2g inactive=10m use_temp_path=off;`,
    '',
    '# Addresses without what others added to them.',
    ...steps.map(
      (step) =>
        `map ${step === 0 ? '$args' : `$args_${step}`} $args_${step + 1} { default ${step === 0 ? '$args' : `$args_${step}`}; "~^(?<before_${step}>(?:|.*&))(?:${tracking})=[^&]*(?:&(?<after_${step}>.*))?$" $before_${step}$after_${step}; }`,
    ),
    `map $args_${trackingSteps} $page_args { default $args_${trackingSteps}; "~^(?<kept>.*)&$" $kept; }`,
    'map $request_uri $page_path { "~^(?<as_sent>[^?]*)" $as_sent; }',
    '',
    '# Who reads drafts, and what Next asks itself for, is given nothing that others are given.',
    'map "$http_cookie|$http_rsc" $is_own { default ""; "~cancha-preview-" 1; "~\\|." 1; }',
    'map $request_method $posting_address { default ""; POST $binary_remote_addr; }',
    'limit_req_zone $posting_address zone=posts:10m rate=60r/m;',
    '',
    '# Whose words a reader is told when no instance answers.',
    'map "$host$uri" $site {',
    ...siteRows(sites),
    '}',
    'map $site $site_policy {',
    ...sites.map((site) => `  ${site.id} "${writeErrorPage(site).policy}";`),
    '}',
    '',
    ...apps.flatMap(({ name, instances }) => [
      `upstream ${name} {`,
      ...instances.map((instance) => `  server ${instance} max_fails=2 fail_timeout=2s;`),
      '  keepalive 64;',
      '  # Node closes a connection that rests for five seconds.',
      '  keepalive_timeout 4s;',
      '}',
    ]),
    '',
    ...apps.flatMap(({ name }, place) =>
      server(
        name,
        sites.filter(({ app }) => app === name),
        { folder, listen, trusted, isFirst: place === 0 },
      ),
    ),
    '',
  ].join('\n');
}

/** Editions before the site of their host, whose prefix is empty. An unknown host gets the first site's. */
function siteRows(sites: readonly EdgeSite[]): string[] {
  const [first] = sites;
  const rows = sites.toSorted((a, b) => b.prefix.length - a.prefix.length);
  const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return [
    `  default ${first?.id ?? '""'};`,
    ...rows.map(({ id, host, prefix }) => `  "~^${literal(host + prefix)}(?:/|$)" ${id};`),
  ];
}

type ServerOptions = Pick<EdgeOptions, 'folder' | 'listen' | 'trusted'> & { readonly isFirst: boolean };

function server(
  app: string,
  sites: readonly EdgeSite[],
  { folder, listen, trusted, isFirst }: ServerOptions,
): string[] {
  const hosts = [...new Set(sites.map(({ host }) => host))];
  return [
    'server {',
    `  listen ${listen}${isFirst ? ' default_server' : ''};`,
    `  server_name ${hosts.join(' ')};`,
    ...trusted.map((proxy) => `  set_real_ip_from ${proxy};`),
    ...(trusted.length > 0 ? ['  real_ip_header X-Forwarded-For;', '  real_ip_recursive on;'] : []),
    '  server_tokens off;',
    '  client_max_body_size 1m;',
    '',
    '  location / {',
    `    proxy_pass http://${app};`,
    '    proxy_http_version 1.1;',
    '    proxy_set_header Connection "";',
    '    proxy_set_header Host $http_host;',
    '    # Not what the reader wrote there.',
    '    proxy_set_header X-Forwarded-For $remote_addr;',
    '    proxy_set_header X-Forwarded-Proto $scheme;',
    '    # Kept once, compressed; who takes it plain gets it so.',
    '    proxy_set_header Accept-Encoding gzip;',
    '    gunzip on;',
    '    proxy_connect_timeout 2s;',
    '    proxy_read_timeout 15s;',
    '    proxy_next_upstream error timeout;',
    '    limit_req zone=posts burst=30 nodelay;',
    '    limit_req_status 429;',
    '',
    '    proxy_cache pages;',
    '    proxy_cache_key "$scheme://$http_host$page_path?$page_args";',
    '    # What it names is in the key, is not kept, or is the encoding.',
    '    proxy_ignore_headers Vary;',
    '    proxy_cache_bypass $is_own;',
    '    proxy_no_cache $is_own;',
    '    proxy_cache_lock on;',
    '    proxy_cache_lock_timeout 5s;',
    '    proxy_cache_background_update on;',
    '    proxy_cache_use_stale updating error timeout invalid_header http_500 http_502 http_503 http_504;',
    '    add_header X-Cache $upstream_cache_status always;',
    '',
    '    error_page 502 504 =503 @unavailable;',
    '  }',
    '',
    '  location @unavailable {',
    `    root "${folder}/errors";`,
    '    try_files /$site.html =503;',
    '    types { }',
    '    default_type "text/html; charset=utf-8";',
    '    add_header Cache-Control no-store always;',
    '    add_header Retry-After 10 always;',
    '    add_header X-Content-Type-Options nosniff always;',
    '    add_header Content-Security-Policy $site_policy always;',
    '  }',
    '}',
  ];
}
