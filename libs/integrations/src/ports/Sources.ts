/** From where a page may load what, as sources of a content security policy. */
export type Sources = {
  readonly script?: readonly string[] | undefined;
  readonly style?: readonly string[] | undefined;
  readonly font?: readonly string[] | undefined;
  readonly frame?: readonly string[] | undefined;
  readonly connect?: readonly string[] | undefined;
  readonly media?: readonly string[] | undefined;
};
