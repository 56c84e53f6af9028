export type Section = { readonly name: string; readonly slug: string; readonly description: string };

export type Category = { readonly categorySlug: string; readonly categoryName: string };
