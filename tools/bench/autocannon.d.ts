/** The part of autocannon that the bench uses; the package brings no types. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events';

  export type Request = { path: string };
  /** One connection. Emits `headers` with the raw header list of each answer. */
  export interface Client extends EventEmitter {
    setRequests(requests: Request[]): void;
  }
  export type Options = {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    /** Seconds until an unanswered request counts as failed. */
    timeout: number;
    /** Milliseconds. */
    sampleInt: number;
    requests: Request[];
    setupClient: (client: Client) => void;
  };
  export type Result = { errors: number; timeouts: number; resets: number; non2xx: number; duration: number };
  /** Emits `response` with client, status, bytes and milliseconds. */
  export type Run = EventEmitter & Promise<Result>;

  export default function autocannon(options: Options): Run;
}
