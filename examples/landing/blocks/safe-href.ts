/** Whether a link of a block may be followed: no `javascript:` and no other scheme that does more than lead somewhere. */
export function isLink(value: unknown): value is string {
  return (
    typeof value === "string" &&
    (value === "" || /^(https?:\/\/[^\s]+|\/(?![/\\])[^\s]*|#[^\s]*|mailto:[^\s]+)$/i.test(value))
  );
}
