/** Whether two types are the same, whatever they are called. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** Does not compile where `isSame` is not what the types are: `sameType<NodeId, string>(true)`. */
export function sameType<A, B>(isSame: Same<A, B>): void {
  void isSame;
}
