import type { LiteClient } from "algoliasearch/lite";

type Requester = LiteClient["transporter"]["requester"];

/**
 * An Algolia requester that honours an abort signal, which the client's own requester does not support. An abort throws,
 * because a failed response would mark the host as down.
 * https://github.com/algolia/algoliasearch-client-javascript/issues/161
 */
export function abortableRequester(signal: AbortSignal): Requester {
  return {
    async send({ url, method, headers, data, connectTimeout, responseTimeout }) {
      const controller = new AbortController();
      const stop = () => controller.abort();
      let timer = setTimeout(stop, connectTimeout);
      signal.addEventListener("abort", stop);
      try {
        signal.throwIfAborted();
        const response = await fetch(url, { method, headers, body: data as string, signal: controller.signal });
        clearTimeout(timer);
        timer = setTimeout(stop, responseTimeout);
        return { status: response.status, content: await response.text(), isTimedOut: false };
      } catch (error) {
        signal.throwIfAborted();
        return { status: 0, content: String(error), isTimedOut: controller.signal.aborted };
      } finally {
        clearTimeout(timer);
        signal.removeEventListener("abort", stop);
      }
    },
  };
}
