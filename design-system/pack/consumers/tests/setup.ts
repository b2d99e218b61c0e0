import { setup } from '@institute/design-system/testing';

setup();
