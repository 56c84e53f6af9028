/** Marks the element that holds the form of the simulator, and nothing else. */
export const simulatorPlace = 'data-simulator';
