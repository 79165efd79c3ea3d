/** A request that Algolia's protocol does not allow, or that asks for more than is answered: a 400, with the reason. */
export class BadRequest extends Error {
  override name = "BadRequest";
}
