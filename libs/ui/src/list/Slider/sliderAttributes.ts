/** On a slider: the end it stands at, `start`, `end` or `middle`. */
export const sliderPosition = 'data-slider-at';
/** On the row of a slider that scrolls. */
export const sliderRow = 'data-slider-row';
/** On an arrow: 1 goes on, -1 goes back. */
export const sliderStep = 'data-slider-step';
