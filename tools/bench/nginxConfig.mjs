/**
 * A plain static file server: one worker, everything it writes in one folder.
 * @param {{ folder: string, port: number, root: boolean }} options `folder` holds the pages in `pages/`;
 *   `root` says who starts it.
 */
export function nginxConfig({ folder, port, root }) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `  ${kind}_temp_path "${folder}/${kind}";`,
  );
  // Its worker would be another user, who cannot read the folder.
  return `${root ? 'user root;\n' : ''}daemon off;
worker_processes 1;
pid "${folder}/nginx.pid";
error_log stderr warn;
events { worker_connections 64; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  types { text/html html; }
  charset utf-8;
${temporary.join('\n')}
  server {
    listen 127.0.0.1:${port};
    root "${folder}/pages";
  }
}
`;
}
