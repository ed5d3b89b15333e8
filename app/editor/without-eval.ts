import { z } from "zod";

// Zod would try to compile its checks with eval, which the editor's CSP blocks and reports.
z.config({ jitless: true });
