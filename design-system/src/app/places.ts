import type { ComponentType } from 'react';
import type { MessageDescriptor } from 'react-intl';
import type { PageSkeletonProps } from '../feedback/PageSkeleton.tsx';
import type { RouteAccess } from './guard.ts';
import type { PathParams } from './paths.ts';
import { type LazyScreen, lazyScreen } from './screen.tsx';

/** A page of an app, without its code. */
export interface Place<Layout extends string = string, Pattern extends string = string>
  extends Omit<RouteAccess, 'name'> {
  /** The path pattern, e.g. `/courses/:courseId`. */
  path: Pattern;
  /** The document's title, before the product's name. */
  title: MessageDescriptor;
  layout: Layout;
  /** What to show of it while its code and data load. Without one, the title is left out. */
  frame?: RouteFrame | undefined;
}

/** An entry in an app's route table. */
export interface Route<Layout extends string = string> extends Place<Layout> {
  name: string;
  screen: LazyScreen;
}

export interface RouteFrame extends Pick<PageSkeletonProps, 'hasBack' | 'hasCover' | 'look' | 'parts'> {
  /** Null: the screen's heading isn't the title, but comes with the data. */
  heading?: null;
}

type PlaceOptions = Omit<Place, 'path' | 'title' | 'layout'>;

/** Returns a function for the places of an app that have a layout, an access rule and a frame in common. */
export const placesIn =
  <Layout extends string>(layout: Layout, common: PlaceOptions = {}) =>
  <const Pattern extends string>(
    path: Pattern,
    title: MessageDescriptor,
    own: PlaceOptions = {},
  ): Place<Layout, Pattern> => ({ path, title, layout, ...common, ...own });

type AnyPlaces = Record<string, Place>;

type Screens<Places extends AnyPlaces> = {
  [Name in keyof Places]: () => Promise<{
    default: ComponentType<{ params: PathParams<Places[Name]['path']> }>;
  }>;
};

/** Adds the code of its screen to each place of an app. The first place whose path matches is shown. */
export const routesOf = <Places extends AnyPlaces>(
  places: Places,
  screens: NoInfer<Screens<Places>>,
): Route<Places[keyof Places]['layout']>[] =>
  Object.entries(places).map(([name, place]) => ({
    name,
    ...place,
    // Shown for its path only, which has all of its parameters.
    screen: lazyScreen(screens[name] as Parameters<typeof lazyScreen>[0]),
  }));
