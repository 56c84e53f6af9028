/** A URL for logs: values of tokens and passwords are replaced by `…`, whatever the parameter's exact name. */
export function redactUrl(url: string): string {
  return url
    .replace(/([?&][^=&#]*(?:token|secret|password|api_?key)[^=&#]*=)[^&#]*/gi, '$1…')
    .replace(/^([a-z]+:\/\/)[^/?#]*@/i, '$1…@');
}
