/** Without this file Next puts a page of its own into the payload of every page. Readers see the problem page. */
export default function NotFound(): null {
  return null;
}
