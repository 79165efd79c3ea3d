/** Whether a link is safe to follow: no `javascript:` or other scheme that runs code. */
export function isLink(value: unknown): value is string {
  return (
    typeof value === "string" &&
    (value === "" || /^(https?:\/\/[^\s]+|\/(?![/\\])[^\s]*|#[^\s]*|mailto:[^\s]+)$/i.test(value))
  );
}
