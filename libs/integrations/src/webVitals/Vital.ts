export type VitalName = 'LCP' | 'FCP' | 'FID' | 'CLS' | 'INP';
export type VitalRating = 'good' | 'needs-improvement' | 'poor';

/** Up to the first it is good, up to the second it needs improvement. In ms, but for CLS. */
const thresholds: Readonly<Record<VitalName, readonly [good: number, poor: number]>> = {
  LCP: [2500, 4000],
  FCP: [1800, 3000],
  FID: [100, 300],
  CLS: [0.1, 0.25],
  INP: [200, 500],
};

export function rateVital(name: VitalName, value: number): VitalRating {
  const [good, poor] = thresholds[name];
  if (value <= good) return 'good';
  return value <= poor ? 'needs-improvement' : 'poor';
}
