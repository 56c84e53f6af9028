/** Whether Arial Bold stands in for a face of this weight, and not Arial. */
export function isHeavy(weight: number): boolean {
  return weight >= 600;
}
