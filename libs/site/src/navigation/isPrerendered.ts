/** Whether the page is made ahead, for a reader who may never come. */
export const isPrerendered = (): boolean =>
  (document as Document & { prerendering?: boolean }).prerendering === true;
