export interface WorkerPort<To> {
  post(message: To): void;
  close(): void;
}

export interface WorkerListener<From> {
  heard(message: From): void;
  /** It broke; it will not be spoken to again. */
  crashed(detail: string): void;
}

export function listenTo<To, From>(worker: Worker, { heard, crashed }: WorkerListener<From>): WorkerPort<To> {
  worker.addEventListener('message', ({ data }) => heard(data));
  worker.addEventListener('messageerror', () => crashed('a message could not be read'));
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    crashed(event.message);
  });
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    post: (message) => worker.postMessage(message),
    close: () => worker.terminate(),
  };
}
