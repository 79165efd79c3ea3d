/** Waits for pending effects, what they trigger, zero-delay timers and one frame. */
export async function settle(): Promise<void> {
  await new Promise((done) => setTimeout(done));
  await new Promise((done) => requestAnimationFrame(done));
  await new Promise((done) => setTimeout(done));
  // Right after a frame, the browser is idle once React has no work queued. The timeout is for pages that are never
  // idle, and longer than a busy machine takes.
  await new Promise((done) => requestIdleCallback(done, { timeout: 5000 }));
}
