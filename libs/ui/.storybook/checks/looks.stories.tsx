import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { chooseLooks } from './chooseLooks';
import { findFaults } from './findFaults';
import { looks } from './looks';

/** Faults on purpose: what finds none in these finds none anywhere. */
const meta = {
  title: 'Checks/Looks',
  tags: ['!dev', '!autodocs'],
  parameters: { looks: false, a11y: { test: 'off' } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const FaintInOneBrandInTheDarkOnly: Story = {
  render: () => (
    <>
      <style>{'[data-theme="redgol"][data-scheme="dark"] .faint { color: var(--palette-surface) }'}</style>
      <p className="faint">España, campeona del mundo</p>
    </>
  ),
  play: async () => {
    await expect(await findFaults()).toEqual([
      expect.stringMatching(/^redgol, dark, \d+ px: color-contrast at \.faint/),
    ]);
  },
};

export const TooWideInOneFaceOnly: Story = {
  render: () => (
    <>
      <style>{'[data-theme="bolavip"] .wide { width: calc(100vw + 2px) }'}</style>
      <p className="wide">Independiente del Valle vs. Deportivo Saprissa</p>
    </>
  ),
  play: async () => {
    await expect(await findFaults()).toEqual([
      expect.stringMatching(/^bolavip, light, \d+ px: \d+ px wide/),
      expect.stringMatching(/^bolavip, dark, \d+ px: \d+ px wide/),
    ]);
  },
};

export const TooSmallToTouch: Story = {
  render: () => (
    <nav style={{ display: 'flex', fontSize: 10, lineHeight: '12px' }}>
      <a href="/a" style={{ width: 12 }}>
        A
      </a>
      <a href="/b" style={{ width: 12 }}>
        B
      </a>
    </nav>
  ),
  play: async () => {
    const faults = await findFaults();
    await expect(faults).toHaveLength(6);
    await expect(faults[0]).toMatch(/^fca, light, \d+ px: target-size/);
  },
};

export const FacesAreThereWhenReadabilityIsJudged: Story = {
  render: () => <p style={{ font: '700 20px var(--layout-headFont)' }}>España, campeona del mundo</p>,
  play: async () => {
    await findFaults();
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
    const families = new Set(loaded.map(({ family }) => family.replaceAll('"', '')));
    await expect([...families]).toEqual(
      expect.arrayContaining(['Source Sans 3', 'Barlow Condensed', 'Saira Condensed', 'Anton']),
    );
  },
};

export const EveryComponentIsSeenInEveryLook: Story = {
  render: () => <p>España, campeona del mundo</p>,
  play: async () => {
    const choose = (componentId: string, ...tags: string[]) => chooseLooks({ componentId, tags });

    await expect(choose('some-card')).toEqual(looks);
    await expect(choose('some-card')).toEqual([]);
    await expect(choose('some-card', 'visual')).toEqual(looks);
    await expect(choose('some-table')).toEqual(looks);
  },
};

export const TooWideInTheLookItStartsIn: Story = {
  render: () => <p style={{ width: 'calc(100vw + 2px)' }}>Independiente del Valle</p>,
  play: async () => {
    const seen = { brand: 'redgol', scheme: 'dark' } as const;
    await expect(await findFaults({ chosen: [], seen })).toEqual([
      expect.stringMatching(/^redgol, dark, \d+ px: \d+ px wide/),
    ]);
  },
};
