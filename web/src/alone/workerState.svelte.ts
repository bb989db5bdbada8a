/** The state of the worker that runs Python for this page. */
import type { WorkerFailed, FromWorker, Unusable } from './messages';

class WorkerState {
  /** The bytes that have come, and all of them. */
  loading = $state.raw({ bytes: 0, of: 0 });
  ready = $state(false);
  /** Another page of this browser has it. */
  elsewhere = $state(false);
  /** Why nothing is kept any more. */
  unkept = $state<string | null>(null);
  /** Whether its person has read that and closed it. */
  unkeptRead = $state(false);
  failed = $state.raw<WorkerFailed | null>(null);
  /** Why the games that were kept cannot be opened. */
  unusable = $state.raw<Unusable | null>(null);

  hear(message: FromWorker): void {
    switch (message.type) {
      case 'loading':
        this.elsewhere = false;
        this.loading = message;
        break;
      case 'elsewhere':
        this.elsewhere = true;
        break;
      case 'ready':
        this.ready = true;
        break;
      case 'unkept':
        this.unkept = message.reason ?? null; // Python's None comes as undefined
        if (this.unkept === null) this.unkeptRead = false; // the next time it is news again
        break;
      case 'unusable':
        this.unusable = message;
        break;
      case 'failed':
        this.failed = message;
        break;
    }
  }
}

export const workerState = new WorkerState();
