/**
 * The promise that is kept under a key; where there is none, it is made. One that is rejected is forgotten: whoever asks next
 * tries again.
 */
export function memoised<Result>(
  kept: Map<string, Promise<Result>>,
  key: string,
  make: () => Promise<Result>,
): Promise<Result> {
  let promise = kept.get(key);
  if (!promise) {
    promise = make();
    kept.set(key, promise);
    promise.catch(() => kept.delete(key));
  }
  return promise;
}
