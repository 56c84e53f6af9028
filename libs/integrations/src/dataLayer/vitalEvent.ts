import { rateVital, type VitalName } from '../webVitals/Vital';
import type { DataLayerEvent } from '@cancha/integrations/ports/DataLayer';

/** As whole numbers: a shift of 0.1 is 100. */
export const vitalEvent = (name: VitalName, value: number): DataLayerEvent => ({
  event: 'web-vitals',
  metric_name: name,
  value: Math.round(name === 'CLS' ? value * 1000 : value),
  metric_rating: rateVital(name, value),
});
