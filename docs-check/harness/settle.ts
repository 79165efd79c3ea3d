/** Waits for pending effects, what they trigger, zero-delay timers and one frame. */
export async function settle(): Promise<void> {
  await new Promise((done) => setTimeout(done));
  await new Promise((done) => requestAnimationFrame(done));
  await new Promise((done) => setTimeout(done));
  // A background task waits for the work that React has queued. An idle callback would, too, but a page beside others
  // may never be granted one.
  await scheduler.postTask(() => {}, { priority: "background" });
}
