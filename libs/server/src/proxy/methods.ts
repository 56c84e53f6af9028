import { NextResponse } from 'next/server';

export const reading: readonly string[] = ['GET', 'HEAD'];
export const posting: readonly string[] = [...reading, 'POST'];

export const allow = (methods: readonly string[]): Record<string, string> => ({
  Allow: methods.join(', '),
  'Cache-Control': 'no-store',
});

/** The answer to a method that an address does not take. @param taken those it does */
export function refuseMethod(taken: readonly string[]): NextResponse {
  return new NextResponse(null, { status: 405, headers: allow(taken) });
}
