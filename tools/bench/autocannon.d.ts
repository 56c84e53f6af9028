/** The part of autocannon that the bench uses; the package brings no types. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events';

  type Request = { path: string; headers: Record<string, string> };
  /** One connection. Emits `headers` with the raw header list of each answer. */
  type Client = EventEmitter & { setRequests: (requests: Request[]) => void };
  type Options = {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    /** Seconds until an unanswered request counts as failed. */
    timeout: number;
    /** Milliseconds. */
    sampleInt: number;
    setupClient: (client: Client) => void;
  };
  type Result = Record<'errors' | 'timeouts' | 'resets' | 'non2xx' | 'duration', number>;
  /** Emits `response` with client, status, bytes and milliseconds. */
  export default function autocannon(options: Options): EventEmitter & Promise<Result>;
}
