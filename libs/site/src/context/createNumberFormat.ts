import type { Site } from '@cancha/brands/Site';

export type NumberFormat = {
  /** `12 345`, `12,345`, `12.345` */
  number(value: number): string;
  /** `+9`, `−4`, `0`: with the real minus sign. */
  signed(value: number): string;
};

/** Numbers as readers of a site write them, which differs within one language. */
export function createNumberFormat({ numberLocale }: Pick<Site, 'numberLocale'>): NumberFormat {
  const numbers = new Intl.NumberFormat(numberLocale);
  return {
    number: (value) => numbers.format(value),
    signed: (value) => {
      const size = numbers.format(Math.abs(value));
      return value > 0 ? `+${size}` : value < 0 ? `−${size}` : size;
    },
  };
}
