import { describe, expect, it } from 'vitest';
import { poseNames, poses } from './poses.ts';
import { specimens } from './specimens.ts';
import type { Point } from './shapes.ts';

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);
const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

describe.each(poseNames)('the pose %s', (name) => {
  const { head, torso, arms, legs } = poses[name];

  it('has bones of a person’s lengths', () => {
    for (const [hip, knee, ankle, toe] of legs) {
      expect(distance(hip, knee)).toBeGreaterThan(32);
      expect(distance(hip, knee)).toBeLessThan(50);
      expect(distance(knee, ankle)).toBeGreaterThan(30);
      expect(distance(knee, ankle)).toBeLessThan(50);
      expect(distance(ankle, toe)).toBeLessThan(22);
    }
    for (const [shoulder, elbow, hand] of arms) {
      expect(distance(shoulder, elbow)).toBeGreaterThan(22);
      expect(distance(shoulder, elbow)).toBeLessThan(45);
      expect(distance(elbow, hand)).toBeGreaterThan(19);
      expect(distance(elbow, hand)).toBeLessThan(45);
    }
  });

  it('wears its head on its neck and its limbs at its trunk', () => {
    const [leftShoulder, rightShoulder, rightHip, leftHip] = torso;
    const neck = distance(head, middle(leftShoulder, rightShoulder));
    expect(neck).toBeGreaterThan(17);
    expect(neck).toBeLessThan(33);
    const trunk = distance(middle(leftShoulder, rightShoulder), middle(leftHip, rightHip));
    expect(trunk).toBeGreaterThan(44);
    expect(trunk).toBeLessThan(66);
    for (const [shoulder] of arms) {
      expect(Math.min(distance(shoulder, leftShoulder), distance(shoulder, rightShoulder))).toBeLessThan(9);
    }
    for (const [hip] of legs) {
      expect(Math.min(distance(hip, leftHip), distance(hip, rightHip))).toBeLessThan(14);
    }
  });

  it('has a specimen', () => {
    expect(specimens.some((one) => one.kind === 'figura' && (one.pose ?? 'remate') === name)).toBe(true);
  });
});
