/** In place of the vite.config.ts above, which builds the package and clears its folder. `main.ts` says the rest. */
export default {};
