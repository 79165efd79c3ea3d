/** Invalid in Algolia's protocol, or beyond a limit: answered with 400 and the message. */
export class BadRequest extends Error {
  override name = "BadRequest";
}
