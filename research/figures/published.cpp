#include <cstdio>
#include <cstring>
#include <sys/resource.h>
#include "dll.h"
static double used() {
  rusage u; getrusage(RUSAGE_SELF, &u);
  return u.ru_utime.tv_sec + u.ru_stime.tv_sec + (u.ru_utime.tv_usec + u.ru_stime.tv_usec) * 1e-6;
}
int main() {
  static ddTableDealsPBN deals; static ddTablesRes results; static allParResults pars;
  int filter[5] = {0, 0, 0, 0, 0}; char line[300];
  SetMaxThreads(1);
  while (deals.noOfTables < 40 && fgets(line, 300, stdin)) {
    line[strcspn(line, "\n")] = 0;
    strncpy(deals.deals[deals.noOfTables++].cards, line, 79);
  }
  double begun = used();
  if (CalcAllTablesPBN(&deals, -1, filter, &results, &pars) != 1) return 1;
  printf("%.6f\n", used() - begun);
  for (int i = 0; i < deals.noOfTables; i++)
    for (int s = 0; s < 5; s++) for (int h = 0; h < 4; h++) printf("%d ", results.results[i].resTable[s][h]);
}
