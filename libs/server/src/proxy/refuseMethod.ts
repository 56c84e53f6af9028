import { NextResponse } from 'next/server';
import { bareHeaders } from '../policy/writePolicy';

export const readMethods: readonly string[] = ['GET', 'HEAD'];
export const allMethods: readonly string[] = [...readMethods, 'POST'];

/** Tells which methods an address takes. */
export const allowHeaders = (methods: readonly string[]): Record<string, string> => ({
  ...bareHeaders,
  Allow: methods.join(', '),
  'Cache-Control': 'no-store',
});

/** 405, for a method that an address does not take. @param taken those it does */
export function refuseMethod(taken: readonly string[]): NextResponse {
  return new NextResponse(null, { status: 405, headers: allowHeaders(taken) });
}
