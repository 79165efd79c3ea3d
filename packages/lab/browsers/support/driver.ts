/** Common interface of the browser drivers. Coordinates are in CSS pixels, relative to the viewport. */
export interface Driver {
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Sets the size of the page, or the nearest size that the browser's window can have. */
  resize(width: number, height: number): Promise<void>;
  /** Runs a function in the page, or in the document of the frame that matches a selector. */
  evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    args: Args,
    frame?: string,
  ): Promise<Awaited<Result>>;
  mouseMove(x: number, y: number): Promise<void>;
  mouseDown(): Promise<void>;
  mouseUp(): Promise<void>;
  mouseClick(x: number, y: number, times: number): Promise<void>;
  keyDown(key: string): Promise<void>;
  keyUp(key: string): Promise<void>;
  /** Errors in the page since the last call: console errors, exceptions, failed requests. */
  takeErrors(): Promise<string[]>;
  /** Closes the page and deletes its storage. */
  close(): Promise<void>;
}
