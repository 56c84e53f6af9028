import { redactText } from '../../logs/redactText.ts';
import type { DescribedError, LogValue } from '../../logs/toLogValue.ts';
import type { ErrorReport } from '../ErrorReport.ts';
import { parseStack } from './parseStack.ts';

export type Deployment = {
  readonly app: string;
  readonly release?: string | undefined;
  readonly environment: string;
};

type SentryException = {
  readonly type: string;
  readonly value: string;
  readonly stacktrace?: { readonly frames: readonly unknown[] };
};

const isDescribed = (cause: DescribedError['cause']): cause is DescribedError =>
  typeof cause === 'object' && cause !== null && 'message' in cause && 'name' in cause;

/** The error and what caused it, the first cause first. */
function exceptionsOf(error: DescribedError): SentryException[] {
  const frames = parseStack(error.stack ?? '');
  const exception = {
    type: error.name,
    value: error.message,
    ...(frames.length > 0 && { stacktrace: { frames } }),
  };
  return isDescribed(error.cause) ? [...exceptionsOf(error.cause), exception] : [exception];
}

function redact(text: string | undefined): string | undefined {
  return text === undefined ? undefined : redactText(text);
}

/** One event in the service's envelope: a line of headers, a line about the item, the item. */
export function buildEnvelope(
  { id, time, error, context, repeated }: ErrorReport,
  deployment: Deployment,
): string {
  const extra: Record<string, LogValue> = { ...error.details, ...(repeated > 0 && { repeated }) };
  const event = {
    event_id: id,
    timestamp: time / 1000,
    platform: context.runsIn === 'browser' ? 'javascript' : 'node',
    level: 'error',
    release: deployment.release,
    environment: deployment.environment,
    transaction: redact(context.route),
    tags: { app: deployment.app, site: redact(context.site) },
    request: { method: context.method, url: redact(context.path) },
    exception: { values: exceptionsOf(error) },
    extra,
  };
  const payload = JSON.stringify(event);
  const header = { event_id: id, sent_at: new Date(time).toISOString() };
  const item = { type: 'event', content_type: 'application/json', length: Buffer.byteLength(payload) };
  return `${JSON.stringify(header)}\n${JSON.stringify(item)}\n${payload}\n`;
}
