/* An engine in C: it speaks fourkings/engine/2 and plays by chance.  cc -O2 -o engine engine.c */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char line[1 << 16];

/* The text after "key": in the line; keys of a message do not occur in its values. */
static const char *value(const char *key)
{
    char quoted[32];
    snprintf(quoted, sizeof quoted, "\"%s\":", key);
    const char *found = strstr(line, quoted);
    return found ? found + strlen(quoted) : NULL;
}

int main(void)
{
    while (fgets(line, sizeof line, stdin)) {
        const char *type = value("type");
        if (type == NULL)
            return 1;
        if (strncmp(type, "\"hello\"", 7) == 0) {
            puts("{\"type\":\"hello\",\"protocol\":\"fourkings/engine/2\",\"name\":\"plain-c\",\"version\":1}");
        } else if (strncmp(type, "\"view\"", 6) == 0) {
            const char *legal = value("legal"), *seed = value("seed");
            if (legal == NULL || seed == NULL)
                return 1;
            /* Eight hexadecimal digits of the seed; the legal actions are strings, which hold no quotes. */
            char digits[9] = {0};
            memcpy(digits, seed + 1, 8);
            int many = 0;
            for (const char *at = legal; *at && *at != ']'; at++)
                many += *at == '"';
            int chosen = (int)(strtoul(digits, NULL, 16) % (unsigned long)(many / 2));
            const char *at = strchr(legal, '"');
            while (chosen-- > 0)
                at = strchr(strchr(at + 1, '"') + 1, '"');
            printf("{\"type\":\"action\",\"id\":%ld,\"action\":\"%.*s\"}\n", strtol(value("id"), NULL, 10),
                   (int)(strchr(at + 1, '"') - at - 1), at + 1);
        } else if (strncmp(type, "\"quit\"", 6) == 0) {
            return 0;
        }
        fflush(stdout);
    }
    return 0;
}
