/** Runs before the scripts of an app's page: shows it in the brand of the page around it, from the first paint. */
import { brandEvent, showBrand } from './brand-sheet.ts';

showBrand((document.currentScript as HTMLScriptElement).dataset.css!);
addEventListener(brandEvent, (event) => showBrand((event as CustomEvent<string>).detail));
