import { widgetTheme } from '@cancha/themes/widgetTheme.lazy';
import GlobalStyles from '@mui/material/GlobalStyles';
import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import { useState, type JSX, type ReactNode } from 'react';

/**
 * The page under what has opened stands still. Nothing of it moves, and nothing is left uncovered, where a scroll bar has
 * room of its own (see `base.css`): MUI's own lock knows nothing of that.
 */
function StillPage(): JSX.Element {
  const [room] = useState(() => window.innerWidth - document.documentElement.clientWidth);
  return (
    <GlobalStyles
      styles={{
        // Twice, to hold against the base of the page, which comes after it.
        ':root:root': { overflow: 'hidden', scrollbarGutter: 'auto' },
        body: { paddingRight: room },
      }}
    />
  );
}

/**
 * What MUI's widgets need around them: the theme, and their styles before those of the page, which go first. A content
 * security policy with a nonce would need Emotion's `CacheProvider` here, in place of `StyledEngineProvider`.
 */
export function WidgetFrame({ children }: { children: ReactNode }): JSX.Element {
  return (
    <StyledEngineProvider injectFirst>
      {/* The scheme is the page's: nothing of it is stored here. */}
      <ThemeProvider theme={widgetTheme} storageManager={null}>
        <StillPage />
        {children}
      </ThemeProvider>
    </StyledEngineProvider>
  );
}
