/** On a slider: `start`, `middle` or `end`. */
export const sliderPosition = 'data-slider-at';
/** On the scrolling row. */
export const sliderRow = 'data-slider-row';
/** On an arrow: 1 forward, -1 back. */
export const sliderStep = 'data-slider-step';
