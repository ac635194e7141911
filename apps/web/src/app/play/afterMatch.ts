import { createContext, type ReactNode } from 'react';

/** A step that the online room adds to those after a game. */
export const AfterMatch = createContext<ReactNode>(undefined);
