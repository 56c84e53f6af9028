/**
 * Has Chromium ask for no picture. Pictures are half of what a page costs it, and what their tests say of menus, forms
 * and marks holds without them.
 */
export const withoutPictures = '--blink-settings=imagesEnabled=false';
