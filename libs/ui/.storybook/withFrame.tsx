import type { Decorator } from '@storybook/react-vite';

/**
 * Sets a story where its component stands on a page (`parameters.frame`): `column`, the content column;
 * `text`, an article's; `rail`, 300 px beside it; `bare`, edge to edge, for what brings its own column.
 */
export const withFrame: Decorator = (Story, { parameters }) => {
  const frame: unknown = parameters['frame'] ?? 'column';
  if (frame === 'bare') return <Story />;
  const maxWidth = frame === 'rail' ? 300 : frame === 'text' ? 738 : undefined;
  return (
    <main className="wrap" style={{ paddingBlock: 16 }}>
      <div style={{ maxWidth }}>
        <Story />
      </div>
    </main>
  );
};
