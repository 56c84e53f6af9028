const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/**
 * The whole configuration of an nginx that writes nothing outside a folder and stays in the foreground. `http`: what stands
 * in its block of that name.
 */
export function nginxConfig(folder: string, http: string): string {
  // Its worker would be another user, who cannot read the folder.
  return `${process.getuid?.() === 0 ? 'user root;\n' : ''}daemon off;
worker_processes 1;
pid "${folder}/nginx.pid";
error_log stderr warn;
events { worker_connections 1024; }
http {
  access_log off;
${temporary.map((kind) => `  ${kind}_temp_path "${folder}/${kind}";`).join('\n')}
${http}
}
`;
}
